import type { Translation } from '@memberkit/foundation/messages'
import type { attemptEnUS } from './attempt.en-US.ts'

export const attemptFrCA: Translation<typeof attemptEnUS> = {
  heading: 'Vous pourrez réessayer dans {time}',
  text: 'Les banques limitent le nombre de tentatives de paiement et imposent des frais pour celles qui sont trop rapprochées.',
  other: 'Vous pouvez payer dès maintenant avec un autre mode de paiement.',
  over: 'Vous pouvez réessayer maintenant.',
  failed: 'Nous n’avons pas pu vérifier si une autre tentative est permise. Le paiement est suspendu en attendant.',
  retry: 'Vérifier de nouveau',
}
