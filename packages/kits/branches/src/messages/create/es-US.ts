import type { Translation } from '@memberkit/foundation/messages'
import type { createEnUS } from './en-US.ts'

export const createEsUS: Translation<typeof createEnUS> = {
  title: 'Nueva sucursal',
  text: 'Los miembros no la ven hasta que la active. Después podrá agregar lo demás.',
  name: 'Nombre',
  network: 'Red',
  'network.choose': 'Elija una red',
  types: 'Tipos',
  'types.missing': 'Elija al menos un tipo.',
  address: 'Dirección de la oficina',
  timeZone: 'Zona horaria',
  'timeZone.choose': 'Elija una zona horaria',
  externalId: 'Identificador externo',
  firmId: 'Identificador del bufete',
  optional: 'Opcional',
  cancel: 'Cancelar',
  close: 'Cerrar',
  do: 'Crear sucursal',
  working: 'Creando la sucursal',
  twice: 'La solicitud llegó dos veces, así que {branch} aparece repetida. Elimine una de las dos.',
  done: 'Sucursal creada: {branch}',
}
