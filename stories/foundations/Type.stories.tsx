import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { vars } from '@memberkit/tokens/contract'
import preview from '../../.storybook/preview.tsx'
import { TokenTable } from './TokenTable.tsx'

const meta = preview.meta({ title: 'Foundations/Type', tags: ['!autodocs'] })

const sentence = 'Your plan covers you and one other adult'

/** Five sizes. Large text is set closer than text to read. */
export const Sizes = meta.story({
  render: () => (
    <TokenTable
      caption="Sizes"
      tokens={vars.text}
      isLength
      specimen={(token) => <span style={{ fontSize: token, lineHeight: vars.leading.tight }}>{sentence}</span>}
    />
  ),
})

/** Two weights beside regular: names and what is chosen, then headings and amounts. */
export const Weights = meta.story({
  render: () => (
    <TokenTable
      caption="Weights"
      tokens={vars.weight}
      specimen={(token) => <span style={{ fontWeight: token, fontSize: vars.text.lg }}>{sentence}</span>}
    />
  ),
})

/** The distance from one line to the next, as a multiple of the size. */
export const Leading = meta.story({
  render: () => (
    <TokenTable
      caption="Leading"
      tokens={vars.leading}
      specimen={(token) => (
        <div style={{ lineHeight: token, inlineSize: '14rem' }}>
          {sentence}, and every child who lives with you and is not yet of age.
        </div>
      )}
    />
  ),
})

/** One face for words, one for what is copied letter by letter. */
export const Families = meta.story({
  render: () => (
    <TokenTable
      caption="Families"
      tokens={vars.font}
      specimen={(token) => <span style={{ fontFamily: token, fontSize: vars.text.lg }}>Il1 O0 $49.90</span>}
    />
  ),
})

/** Figures of one width stand below each other; a line of text has 45 to 75 letters, in French as well. */
export const Setting = meta.story({
  render: () => (
    <Stack gap="lg">
      <Stack gap="xxs" alignItems="start">
        {['1,111.11', '48,208.90', '70,777.17'].map((amount) => (
          <Text key={amount} isTabular>
            {amount}
          </Text>
        ))}
      </Stack>
      <Text as="p" hasMeasure lang="en">
        A lawyer looks at your question within one business day. You pay nothing for the first call, and what you tell
        your lawyer stays between the two of you.
      </Text>
      <Text as="p" hasMeasure lang="fr">
        Un avocat examine votre question en un jour ouvrable. Le premier appel ne vous coûte rien, et ce que vous dites
        à votre avocat reste entre vous deux.
      </Text>
    </Stack>
  ),
})
