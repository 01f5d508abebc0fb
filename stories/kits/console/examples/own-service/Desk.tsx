import { Console } from '@memberkit/console'
import { services } from './console.ts'

/** The provider above it has the kit's messages, then `words`. */
export const Desk = () => <Console services={services} />
