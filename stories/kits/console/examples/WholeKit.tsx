import { Console } from '@memberkit/console'

export const Desk = () => <Console />
