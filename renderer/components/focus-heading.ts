/** Has the heading of its panel take the focus from a button that goes away when it is pressed. */
export function focusHeading(button: Element): void {
  button.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}
