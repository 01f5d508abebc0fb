/** Image addresses without network: one that loads, one that fails. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="teal"/></svg>',
)}`
export const brokenPicture = 'data:image/png;base64,AAAA'
