import * as leads from '@memberkit/contract/partners/leads'
import * as tones from '@memberkit/contract/labels/partners/leads/tones'
import { defineConsole } from '../define/index.ts'

export const leadsConsole = defineConsole({ ...leads, ...tones })({
  pages: {
    Lead: {
      title: ['email', 'id'],
      status: 'status',
      enter: ['listLeads'],
      read: 'getLead',
      columns: ['email', 'firstName', 'lastName', 'status', 'source', 'createdAt', 'campaignId'],
      groups: {
        overview: ['resourceStatus', 'firstName', 'lastName', 'locale', 'interests', 'source'],
        contact: ['email', 'phone'],
        address: ['postalCode'],
        dates: ['createdAt', 'openedAt', 'completedAt'],
        content: ['message'],
        record: ['identityId', 'campaignId'],
      },
      tables: { notes: ['id', 'text', 'at', 'author'] },
      create: ['createLead'],
      actions: {
        changeLeadOwner: { group: 'people' },
        deleteLead: { group: 'end', isCritical: true },
        updateLead: {},
        updateLeadStatus: { group: 'status' },
      },
      journal: 'leadJournal',
      clock: 'leadMaxClock',
      transitions: 'leadTransitions',
    },
  },
  tools: ['cleanLeadAssociateCache', 'findLeadAssociate', 'getLeadAssociate'],
})
