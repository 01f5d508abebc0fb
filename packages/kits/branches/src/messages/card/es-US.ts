import type { Translation } from '@memberkit/foundation/messages'
import { phoneEsUS } from '../shared/es-US.ts'
import type { cardEnUS } from './en-US.ts'

export const cardEsUS: Translation<typeof cardEnUS> = {
  ...phoneEsUS,
  noun: 'esta sucursal',
  loading: 'Cargando la sucursal',
  unnamed: 'Sucursal sin nombre',
  picture: 'Foto de {name}',
  call: 'Llamar al {number}',
  hours: 'Horario de atención',
  zone: 'Hora local de la sucursal: {zone}',
  email: 'Correo electrónico',
  address: 'Dirección',
  areas: 'Áreas del derecho',
  languages: 'Idiomas',
  web: 'En la web',
  website: 'Sitio web',
  video: 'Video de bienvenida',
  opens: 'Se abre en una pestaña nueva',
}
