/** Whether a text can be an ID of the platform: what a link can carry as it is. */
export const isId = (text: string): boolean => /^[\w.:~-]+$/.test(text)
