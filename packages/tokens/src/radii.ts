/** Radii of our own brands, in units. What is `full` is round in every brand. */
export const radii = { sm: 4, md: 8, lg: 12 }
