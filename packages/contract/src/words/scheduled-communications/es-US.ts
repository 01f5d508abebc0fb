import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ScheduledCommunication: {
    one: 'Comunicación programada',
    many: 'Comunicaciones programadas',
    about: 'Mensaje en espera de su fecha de envío',
  },
  CommunicationWorker: {
    one: 'Motor de envío',
    many: 'Motores de envío',
    about: 'Motor que envía los mensajes en espera',
  },
  CommunicationInterval: { one: 'Intervalo de repetición', many: 'Intervalos de repetición' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ScheduledCommunication,
  about: 'Mensajes que se envían más tarde y el motor que los envía',
} as const satisfies Name

export const fields = {
  communicationId: 'Comunicación',
  every: 'Intervalo',
  changedAt: 'Fecha del cambio',
  attempts: 'Intentos',
  nextAttemptAt: 'Próximo intento',
  processedAt: 'Fecha de procesamiento',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateCommunicationWorker: 'Iniciar el motor de envío',
  cancelScheduledCommunication: 'Cancelar la comunicación',
  changeScheduledCommunicationDeliverOn: 'Cambiar la fecha de envío',
  createScheduledCommunication: 'Programar una comunicación',
  getCommunicationWorker: 'Ver el motor de envío',
  getScheduledCommunication: 'Ver la comunicación',
  pauseCommunicationWorker: 'Pausar el motor de envío',
  processScheduledCommunication: 'Enviar ahora',
} as const satisfies SameWords<typeof us.actions>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  pauseCommunicationWorker: 'Nada de lo programado se envía hasta que se inicie de nuevo.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateCommunicationWorker: 'Motor de envío iniciado',
  cancelScheduledCommunication: 'Comunicación cancelada',
  changeScheduledCommunicationDeliverOn: 'Fecha de envío cambiada',
  createScheduledCommunication: 'Comunicación programada',
  pauseCommunicationWorker: 'Motor de envío pausado',
  processScheduledCommunication: 'Comunicación enviada',
} as const satisfies SameWords<typeof us.done>

export { ScheduledCommunicationAction as journal } from '../../labels/identity/scheduled-communications.es-US.ts'
