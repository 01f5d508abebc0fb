/** Loads the page again, at the same address. */
export const reloadPage = () => location.reload()
