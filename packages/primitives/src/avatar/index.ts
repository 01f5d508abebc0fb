export { Avatar, type AvatarProps } from './Avatar.tsx'
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup.tsx'
export { avatarSizes, type AvatarSize } from './sizes.ts'
