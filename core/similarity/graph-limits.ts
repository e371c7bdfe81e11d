/**
 * The largest graph that is read, written or compared. Comparing takes time that grows with the cube of the nodes; and as
 * nothing nests deeper than it has nodes, `nodes` bounds the depth too.
 */
export const GRAPH_LIMITS = { characters: 1_000_000, nodes: 1_000, edges: 3_000 } as const;
