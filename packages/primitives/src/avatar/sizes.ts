export const avatarSizes = ['small', 'medium', 'large', 'xlarge'] as const
export type AvatarSize = (typeof avatarSizes)[number]
