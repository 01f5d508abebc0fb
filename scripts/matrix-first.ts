import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the fault matrices: each is short to read and long to run, and must not be what is left at the end. */
export class MatrixFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => (/(fault-matrix|every-operation)\.test/.test(moduleId) ? 0 : 1)
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => rank(one) - rank(other))
  }
}
