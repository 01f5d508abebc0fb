'use client'
import { IconButton } from '@memberkit/primitives/icon-button'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Reserved } from '../detail/Reserved.tsx'

/** As large as the menu that replaces it: the fallback of a row's menu that loads on demand. */
export const RowMenuPlaceholder = () => (
  <Reserved>
    <IconButton label="" icon={<EllipsisIcon />} size="small" disabled />
  </Reserved>
)
