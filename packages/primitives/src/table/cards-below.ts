/**
 * The container width below which a table's rows become cards, in CSS pixels. From here, five columns with a button fit
 * in our longest language without breaking words.
 */
export const cardsBelow = 600
