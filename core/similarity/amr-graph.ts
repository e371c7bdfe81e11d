/**
 * A meaning graph: concepts joined by roles, one of them the top. Roles are written without their colon and as they were
 * read: an inverse role such as `ARG0-of` stays one.
 */
export interface AmrGraph {
  /** Id of the top node. */
  readonly top: string;
  /** Each id once. */
  readonly nodes: readonly AmrNode[];
  readonly edges: readonly AmrEdge[];
}

export interface AmrNode {
  /** The variable, e.g. `b2`. */
  readonly id: string;
  readonly concept: string;
}

export interface AmrEdge {
  /** Id of a node. */
  readonly source: string;
  readonly role: string;
  /** Id of a node where `toNode`, else a constant as it is written, quotes included. */
  readonly target: string;
  readonly toNode: boolean;
}
