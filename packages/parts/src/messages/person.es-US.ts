import type { Translation } from '@memberkit/foundation/messages'
import type { personEnUS } from './person.en-US.ts'

export const personEsUS: Translation<typeof personEnUS> = {
  id: 'Identificador {id}',
  Internal: 'Cuenta del personal',
  Partner: 'Cuenta de socio',
  GroupAdmin: 'Cuenta de administrador de grupo',
  Machine: 'Cuenta del sistema',
}
