import type { Need } from '../../../domain/today/needs-today.ts';
import { Section } from '../../ui/section/section.tsx';
import { NeedRow } from './need-row.tsx';
import { list } from './today.css.ts';

/**
 * Section of tasks that need a person, under one heading. Renders nothing without tasks (TDY-2).
 */
export function NeedsSection(props: { readonly title: string; readonly needs: readonly Need[] }) {
  const { title, needs } = props;
  if (needs.length === 0) return null;
  return (
    <Section title={title} count={needs.length}>
      <ul className={list}>
        {needs.map((need) => (
          <NeedRow key={keyOf(need)} need={need} />
        ))}
      </ul>
    </Section>
  );
}

function keyOf(need: Need): string {
  switch (need.kind) {
    case 'call':
      return `call ${need.call.session} ${need.call.taster}`;
    case 'accept-day':
      return `day ${need.day.date}`;
    case 'older-days':
      return 'older days';
    case 'validate':
      return `session ${need.session.session}`;
    case 'repeat':
      return `sample ${need.result.sample.id}`;
    case 'more-repeats':
      return 'more repeats';
    case 'oil':
      return `oil ${need.sample.id}`;
    case 'inactive':
      return `taster ${need.taster.id}`;
    case 'competence':
    case 'backup':
      return need.kind;
  }
}
