/**
 * Goes first into the style of every element of a drawing. The reset takes back what a host says of our elements, and
 * with it what their attributes say of place and form; this gives the attributes back.
 */
export const drawn = { all: 'revert-layer' } as const
