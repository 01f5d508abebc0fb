import * as relations from '@memberkit/contract/identity/relations'
import * as tones from '@memberkit/contract/labels/identity/relations/tones'
import { defineConsole } from '../define/index.ts'

export const relationsConsole = defineConsole({ ...relations, ...tones })({
  pages: {
    Relation: {
      title: ['alias', 'type'],
      enter: ['listRelations'],
      read: 'getRelation',
      columns: ['alias', 'type', 'members', 'primaryMemberId', 'identityId', 'createdAt'],
      groups: { overview: ['type', 'alias'], dates: ['createdAt'], record: ['primaryMemberId', 'identityId'] },
      tables: { members: ['status', 'permissionType', 'id', 'identityId', 'name', 'email'] },
      create: ['createRelation'],
      edit: ['updateRelationAlias', 'updateRelationType'],
      actions: {
        addRelationMember: { group: 'people' },
        bulkAddRelationMembers: { group: 'people' },
        changeRelationOwner: { group: 'people' },
        removeRelation: { group: 'end' },
        removeRelationMember: { group: 'end' },
        updatePrimaryRelationMember: { group: 'people' },
        updateRelationMember: { group: 'people' },
      },
      panels: ['listRelationMembers'],
      journal: 'relationJournal',
      clock: 'relationMaxClock',
    },
  },
})
