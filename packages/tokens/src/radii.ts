/** Built-in radii, in units. `full` is round in every brand. */
export const radii = { sm: 4, md: 8, lg: 12 }
