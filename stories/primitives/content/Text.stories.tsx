import { Stack } from '@memberkit/primitives/box'
import { Heading, Strong, Text, textSizes, textTones, textWeights } from '@memberkit/primitives/text'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { Shelf } from '../Shelf.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './Text.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Content/Text',
  component: Text,
  subcomponents: { Heading, Strong },
  args: { children: 'Your plan covers you and one other adult in your household.' },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story({ args: { as: 'p' } })

export const Headings = meta.story({
  render: () => (
    <Stack gap="sm">
      <Heading level={1}>Your membership</Heading>
      <Heading level={2}>Who is covered</Heading>
      <Heading level={3}>People in your household</Heading>
      <Heading level={4}>Adults</Heading>
      <Heading level={2} size="xl">
        A second level that looks like a first
      </Heading>
    </Stack>
  ),
})

export const Sizes = meta.story({
  render: () => (
    <Shelf>
      {textSizes.map((size) => (
        <Shelf.Row key={size} label={size}>
          <Text size={size}>A calm, exact line of text, 0123456789</Text>
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})

export const Tones = meta.story({
  render: () => (
    <Shelf>
      {textTones.map((tone) => (
        <Shelf.Row key={tone} label={tone}>
          {textWeights.map((weight) => (
            <Text key={weight} tone={tone} weight={weight}>
              {weight}
            </Text>
          ))}
        </Shelf.Row>
      ))}
    </Shelf>
  ),
})

/** Figures of one width stand below each other; a measure keeps lines readable. */
export const Reading = meta.story({
  render: () => (
    <Stack gap="md">
      <Text as="p" hasMeasure>
        A lawyer looks at your question within one business day. <Strong>You pay nothing for the first call</Strong>,
        and you can ask as many questions as you like. What you tell your lawyer stays between the two of you.
      </Text>
      <Stack gap="xxs">
        <Text isTabular>1,111.11</Text>
        <Text isTabular>8,888.88</Text>
      </Stack>
    </Stack>
  ),
})

/** Long words of another language break rather than widen the page. */
export const LongFrenchNarrow = meta.story({
  parameters: { containerWidth: 320 },
  render: () => (
    <Stack gap="xs">
      <Heading level={2}>Renseignements relatifs à la facturation et aux prélèvements préautorisés</Heading>
      <Text as="p">
        Votre adhésion se renouvelle automatiquement. Pour toute question, écrivez à
        service-a-la-clientele.renseignements.generaux@example.com.
      </Text>
    </Stack>
  ),
})

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Stack gap="xs">
      <Heading level={2}>عضويتك</Heading>
      <Text as="p" hasMeasure>
        تشملك خطتك أنت وشخصًا بالغًا آخر في أسرتك. <Strong>المكالمة الأولى مجانية</Strong>.
      </Text>
    </Stack>
  ),
})
