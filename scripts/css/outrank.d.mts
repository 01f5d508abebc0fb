export function outrank(css: string): string
