import type { Operation } from '@memberkit/contract'

/** `POST /v1/…/pay`. */
export const addressOf = ({ method, path }: Operation) => `${method} ${path}`
