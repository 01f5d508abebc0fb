import { Reserved } from '@memberkit/foundation/detail'
import { IconButton } from '@memberkit/primitives/icon-button'
import { EllipsisIcon } from '@memberkit/primitives/icons'

/** As large as the menu that replaces it. */
export const RowMenuPlaceholder = () => (
  <Reserved>
    <IconButton label="" icon={<EllipsisIcon />} size="small" disabled />
  </Reserved>
)
