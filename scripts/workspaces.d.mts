export const root: string
export const sourceCondition: string
export function packages(): { folder: string; name: string; manifest: Record<string, unknown> }[]
