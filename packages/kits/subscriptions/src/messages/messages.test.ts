import { describeMessages } from '@memberkit/testing/messages'
import { expect, test } from 'vitest'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { flowsEnCA } from './flows/en-CA.ts'
import { flowsEnUS } from './flows/en-US.ts'
import { flowsEsUS } from './flows/es-US.ts'
import { flowsFrCA } from './flows/fr-CA.ts'
import { frCA } from './fr-CA.ts'
import { bulkNames, changeNames, detailNames, flowNames, staffNames } from './namespaces.ts'

describeMessages({ 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }, [
  'subscriptions',
  'parts.method',
  'labels.BankAccountType',
  'labels.CardType',
  'labels.CoBrandPartner',
  'labels.SubscriptionStatus',
  ...bulkNames,
  ...detailNames,
  ...changeNames,
  ...flowNames,
  ...staffNames,
])

/** Words that shame or frighten somebody who cancels, or plead with them, in each language of the kit. */
const shaming: Readonly<Record<string, RegExp>> = {
  en: /are you sure|really want|don.t go|stay with us|miss (you|out)|sorry to see|lose all|give up|no thanks|i don.t (want|need|care|like)|before you go|wait|last chance|unprotected|at risk|regret|think again|reconsider|change your mind/i,
  fr: /êtes-vous (sûr|certain)|voulez-vous vraiment|ne partez pas|restez|manquer(ez)?|désolés? de vous voir|tout perdre|renonce|non merci|je ne veux pas|avant de partir|attendez|dernière chance|sans protection|à risque|regrett|réfléchi|changer d.avis/i,
  es: /est[aá] segur|realmente (quiere|desea)|no se vaya|quédese|se pierda|perderá todo|lamentamos que se|renunci|no,? gracias|no quiero|antes de irse|espere|última oportunidad|desprotegid|en riesgo|arrepent|piénselo|cambiar de opinión/i,
}

test.each([
  ['en-US', flowsEnUS],
  ['en-CA', flowsEnCA],
  ['fr-CA', flowsFrCA],
  ['es-US', flowsEsUS],
])('nobody is shamed for cancelling or pleaded with in %s', (locale, messages) => {
  const list = shaming[locale.slice(0, 2)]!
  expect(Object.entries(messages).filter(([, words]) => list.test(String(words)))).toEqual([])
})
