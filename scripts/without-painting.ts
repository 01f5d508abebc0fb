import { stopPainting } from '@memberkit/testing/painting'

stopPainting()
