import type { Translation } from '@memberkit/foundation/messages'
import type { notesEnUS } from './words.en-US.ts'

export const notesEsUS: Translation<typeof notesEnUS> = {
  waiting: 'Aún no se ha enviado',
  wait: {
    one: 'Se envía en {count} segundo',
    many: 'Se envía en {count} segundos',
    other: 'Se envía en {count} segundos',
  },
  after: 'Se envía después de la nota anterior',
  takeBack: 'Deshacer',
  now: 'Enviar ahora',
  sending: 'Enviando',
  done: 'Nota agregada.',
  twice: 'Nota agregada. Llegó dos veces, así que el caso muestra dos copias.',
  lost: 'No sabemos si se agregó una nota a {number}. Espera en el caso, desde donde puede enviarla de nuevo.',
  blank: 'Ingrese la nota.',
  hint: 'Puede deshacerlo durante 8 segundos después de agregarlo.',
  keys: 'Ctrl o Comando con Entrar envía de inmediato.',
}
