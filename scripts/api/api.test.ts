import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages, root } from '../workspaces.mjs'
import { apiOf } from './api.mjs'

// After a change that is meant: `npm run api`, and read the difference as whoever uses the package would.
test.each(packages().filter(({ folder }) => folder.startsWith('packages/')))(
  'the API of $name matches its api.md',
  async (one) => {
    await expect(apiOf(one)).toMatchFileSnapshot(join(root, one.folder, 'api.md'))
  },
)
