import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import type { Translation } from '@memberkit/foundation/messages'
import type { personEnUS } from './person.en-US.ts'

export const personEsUS: Translation<typeof personEnUS> = {
  'AccountIdentifierType.member': AccountIdentifierType.member,
  'AccountIdentifierType.associate': AccountIdentifierType.associate,
  id: 'Identificador {id}',
  Internal: 'Cuenta del personal',
  Partner: 'Cuenta de socio',
  GroupAdmin: 'Cuenta de administrador de grupo',
  Machine: 'Cuenta del sistema',
}
