import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type TrainedLine, trainedLines } from '../../../domain/training/training-history.ts';
import { isAttributeKey } from '../../../domain/words/attributes.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { Select } from '../../ui/select/select.tsx';
import { ownTrainingQuery } from './own-training-query.ts';
import { OwnTrend } from './own-trend.tsx';
import * as style from './trend.css.ts';

/**
 * The training section on the page of the taster's evaluations; nothing before the first answered
 * session (TRN-9).
 */
export function TrainingSection() {
  const { t } = useLingui();
  const names = useSheetNames();
  const { user } = useMe();
  const { data } = useQuery(ownTrainingQuery(user));
  const [of, setOf] = useState<TrainedLine>('all');
  if (data === undefined || data.length === 0) return null;
  const options = [
    { id: 'all', label: t`All lines` },
    ...trainedLines(data).map((key) => ({ id: key, label: names.label(key) })),
  ];
  return (
    <section className={style.section} aria-label={t`Training`}>
      <h2>
        <Trans>Training</Trans>
      </h2>
      <div className={style.choice}>
        <Select
          size="booth"
          label={t`Line of the sheet`}
          value={of}
          options={options}
          onChange={(id) => setOf(isAttributeKey(id) ? id : 'all')}
        />
      </div>
      <OwnTrend sessions={data} of={of} />
    </section>
  );
}
