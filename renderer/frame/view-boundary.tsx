import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf, type ErrorRecord } from "../../core/errors.ts";
import { Problem } from "../components/problem.tsx";
import { View } from "../components/view.tsx";

interface ViewBoundaryProps {
  /** The view's name. */
  readonly title: string;
  /** Another place is another try. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ViewBoundaryState {
  readonly problem: ErrorRecord | null;
}

const NO_PROBLEM: ViewBoundaryState = { problem: null };

/** Shows why a view cannot be drawn in its stead, and leaves the rest of the window as it is. */
export class ViewBoundary extends Component<ViewBoundaryProps, ViewBoundaryState> {
  override state = NO_PROBLEM;

  static getDerivedStateFromError(error: unknown): ViewBoundaryState {
    return { problem: { code: "internal", message: reasonOf(error), details: {} } };
  }

  override componentDidUpdate({ place }: ViewBoundaryProps): void {
    if (place !== this.props.place && this.state.problem !== null) this.setState(NO_PROBLEM);
  }

  override render(): ReactNode {
    const { title, children } = this.props;
    const { problem } = this.state;
    if (problem === null) return children;
    return (
      <View title={title}>
        <Problem error={problem}>
          <TryAgain onTry={() => this.setState(NO_PROBLEM)} />
        </Problem>
      </View>
    );
  }
}

function TryAgain({ onTry }: { readonly onTry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Button variant="default" mt="sm" onClick={onTry}>
      {t("common.tryAgain")}
    </Button>
  );
}
