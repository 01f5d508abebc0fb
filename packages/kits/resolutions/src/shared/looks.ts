import { resolutionStatusTones } from '@memberkit/contract/labels/partners/resolutions/tones'

/** The platform's own statuses, for those who process cases; members read plainer words. */
export const statusLooks = { enumeration: 'ResolutionStatus', tones: resolutionStatusTones } as const
