import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { TasterId } from '../../../domain/words/ids.ts';
import { boardHref } from '../../live/session/board-addresses.ts';
import { BoardLink } from '../../live/session/board-link.tsx';
import type { LiveSession } from '../../live/session/use-board.ts';
import { tasterName, tastersInOrder, useRegisters } from '../../live/session/use-registers.ts';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Select } from '../../ui/select/select.tsx';
import { mayKeyIn, paperGlasses } from './paper-glass.ts';
import { PaperKeying } from './paper-keying.tsx';
import { pair, sheet } from './papersheet.css.ts';

/**
 * Screen that asks for the taster and the glass, by code and position only, and then shows the
 * keying (KEY-1, KEY-7).
 */
export function PapersheetScreen({ live }: { readonly live: LiveSession }) {
  const { facts, record } = live;
  const { session, state } = record;
  const { t } = useLingui();
  const { taster: named, glass: namedGlass } = useParams({
    from: '/intra/desk/papersheet/$code/{-$taster}/{-$glass}',
  });
  const navigate = useNavigate();
  const registers = useRegisters([], facts.plan.tasters);
  const taster = facts.plan.tasters.find((id) => id === named) ?? null;
  const glasses = taster === null ? [] : paperGlasses(facts, taster, state);
  const glass = glasses.find(({ code }) => code === namedGlass) ?? null;
  const title = t`Key in a paper sheet`;
  usePageTitle(title);
  useCrumbs([
    { label: t`Sessions`, href: address('/intra/sessions/list') },
    { label: String(session), href: boardHref(session) },
    { label: title },
  ]);
  const go = (to: { readonly taster: TasterId; readonly glass?: string }) =>
    void navigate({
      to: '/intra/papersheet/$code/{-$taster}/{-$glass}',
      params: { code: String(session), taster: to.taster, glass: to.glass },
      replace: true,
    });
  const nameOf = (id: TasterId): string => {
    const { code, name } = tasterName(registers, id);
    return name === '' ? code : `${code} · ${name}`;
  };
  const wordsOf = { sealed: t`stored already`, device: t`on a device`, free: undefined };
  return (
    <Page>
      <PageHeader
        above={t`Session ${session}`}
        title={title}
        lede={<Trans>Key it in twice; it counts once both agree. Your name is kept.</Trans>}
        actions={<BoardLink session={session} state={state} />}
      />
      {mayKeyIn(state) ? (
        <div className={sheet}>
          <div className={pair}>
            <Select
              label={t`Taster`}
              placeholder={t`Choose`}
              options={tastersInOrder(registers, facts.plan.tasters).map((id) => ({
                id,
                label: nameOf(id),
              }))}
              value={taster}
              onChange={(id) => {
                const chosen = facts.plan.tasters.find((one) => one === id);
                if (chosen !== undefined) go({ taster: chosen });
              }}
            />
            <Select
              label={t`Glass`}
              placeholder={t`Choose`}
              isDisabled={taster === null}
              options={glasses.map(({ code, position, state: stands }) => ({
                id: code,
                label: t`${code}, place ${position}`,
                description: wordsOf[stands],
                isDisabled: stands === 'sealed',
              }))}
              value={glass?.code ?? null}
              onChange={(code) => {
                if (taster !== null) go({ taster, glass: code });
              }}
            />
          </div>
          {taster === null || glass === null ? null : glass.state === 'sealed' ? (
            <Note kind="info">
              <Trans>Stored. To replace it, reopen it on the board.</Trans>
            </Note>
          ) : (
            <>
              {glass.state === 'device' && (
                <Note kind="warning" title={<Trans>A device is tasting this glass</Trans>}>
                  <Trans>
                    It has the taster’s answers. Paper is stored only after tasting; the audit trail
                    then keeps the device’s answers.
                  </Trans>
                </Note>
              )}
              <PaperKeying
                key={`${taster} ${glass.code}`}
                session={session}
                taster={taster}
                code={glass.code}
                name={nameOf(taster)}
                definition={facts.definition}
                onKept={() => go({ taster })}
              />
            </>
          )}
        </div>
      ) : (
        <Note kind="info">
          <Trans>Session validated: invalidate it to key in sheets.</Trans>
        </Note>
      )}
    </Page>
  );
}
