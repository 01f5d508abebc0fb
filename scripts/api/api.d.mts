export function apiOf(one: { folder: string; name: string; manifest: Record<string, unknown> }): string
