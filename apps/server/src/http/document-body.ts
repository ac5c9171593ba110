/** The longest draft and a logo of the largest kind fit into a body of this size; anything near 2 MB does not. */
export const LARGEST_DOCUMENT_BYTES = 1_572_864;
