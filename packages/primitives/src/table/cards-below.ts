/**
 * The width of a table's container below which its rows are cards, in CSS pixels. From here on five columns with a button
 * fit in the longest of our languages without broken words.
 */
export const cardsBelow = 600
