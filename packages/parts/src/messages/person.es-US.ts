import type { Translation } from '@memberkit/foundation/messages'
import type { personEnUS } from './person.en-US.ts'

export const personEsUS: Translation<typeof personEnUS> = {
  id: 'Identificador {id}',
  Internal: 'Cuenta del personal',
  Partner: 'Cuenta de socio',
  GroupAdmin: 'Cuenta de administrador de grupo',
  Machine: 'Cuenta del sistema',
  identity: 'Identificador de la persona',
  hint: 'Tal como aparece en la página de la cuenta.',
  missing: 'Ingrese el identificador de la persona.',
  find: 'Buscar a la persona',
  noun: 'a esta persona',
  looking: 'Buscando a la persona',
  found: 'Se encontró a {name}. Confirme a continuación.',
  notFound: 'No se pudo buscar a la persona. No se cambió nada.',
  unknown: 'Nadie tiene el identificador {id}. Verifíquelo en la página de la cuenta.',
  confirm: 'Es {name}, identificador {id}',
  confirmMissing: 'Confirme que {name} es la persona correcta.',
}
