import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { meQuery, setupQuery } from '../../parts/http/queries.ts';
import { address } from '../../parts/page/address.ts';
import { LanguageMenu } from '../../parts/page/language-menu.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Link } from '../../ui/link/link.tsx';
import { GlassDial } from '../glass-dial/glass-dial.tsx';
import * as css from './landing.css.ts';
import { ValueSections } from './value-sections.tsx';

/**
 * The landing page: what Verdial does for a panel leader, in three sections. A new installation
 * redirects to its set-up.
 */
export function LandingPage() {
  const { t } = useLingui();
  const setup = useQuery(setupQuery());
  usePageTitle(t`For tasting panels of virgin olive oil`);
  if (setup.data?.needed === true) return <Navigate to="/setup" replace />;
  return (
    <>
      <header className={css.top}>
        <BrandMark word="Verdial" />
        <nav className={css.topLinks} aria-label={t`Sections of this page`}>
          <a href="#perform">
            <Trans>Performance</Trans>
          </a>
          <a href="#leaders">
            <Trans>Panel leaders</Trans>
          </a>
          <a href="#easy">
            <Trans>Ease of use</Trans>
          </a>
          <Link href={address('/workbench')}>
            <Trans>Workbench</Trans>
          </Link>
        </nav>
        <div className={css.topEnd}>
          <LanguageMenu />
          <WayIn />
        </div>
      </header>
      <main>
        <section className={css.hero}>
          <div>
            <h1>
              <Trans>
                Ten tasters.
                <br />
                One proven result.
              </Trans>
            </h1>
            <p className={css.lede}>
              <Trans>
                Verdial runs a virgin olive oil tasting panel, from the plan to a verdict you can
                prove.
              </Trans>
            </p>
            <Inline gap={3} wrap>
              <WayIn size="large" />
              <LinkButton
                href={address('/', { hash: 'perform' })}
                variant="quiet"
                size="large"
                iconEnd={ArrowDown}
              >
                <Trans>See what it does</Trans>
              </LinkButton>
            </Inline>
          </div>
          <div className={css.art}>
            <GlassDial />
          </div>
        </section>
        <ValueSections />
        <AssessorQuestions />
      </main>
      <footer className={css.bottom}>
        <BrandMark word="Verdial" />
        <span>
          <Trans>Sensory analysis of virgin olive oils by the IOC method</Trans>
        </span>
        <nav className={css.bottomLinks} aria-label={t`More about Verdial`}>
          <Link href={address('/workbench')}>
            <Trans>Compute a panel’s own marks on this device</Trans>
          </Link>
          <Link href={address('/verify')}>
            <Trans>Verify a report</Trans>
          </Link>
          {/* Plain links: the router does not know the pages of the documentation. */}
          <a href="/docs/index.html">
            <Trans>Documentation</Trans>
          </a>
          <a href="/docs/trail.html">
            <Trans>Verify an audit trail</Trans>
          </a>
          <a href="/docs/licence.html">
            <Trans>Licence</Trans>
          </a>
        </nav>
      </footer>
    </>
  );
}

/**
 * The button that leads to the sign-in page, or a signed-in person, by name, to their start page
 * (ACC-12).
 */
function WayIn({ size }: { readonly size?: 'large' }) {
  const me = useQuery({ ...meQuery(), retry: false });
  const look = size === undefined ? {} : ({ size, variant: 'primary' } as const);
  if (me.data === undefined)
    return (
      <LinkButton href={address('/login')} {...look}>
        <Trans>Sign in</Trans>
      </LinkButton>
    );
  return (
    <LinkButton href={address('/intra')} {...look}>
      <Trans>Enter as {me.data.name}</Trans>
    </LinkButton>
  );
}

/** The section with the questions of an accreditation assessor and their answers. */
function AssessorQuestions() {
  return (
    <section className={css.trust}>
      <h2>
        <Trans>Built for the assessor’s questions</Trans>
      </h2>
      <dl className={css.questions}>
        <div>
          <dt>
            <Trans>Who changed it, when and why?</Trans>
          </dt>
          <dd>
            <Trans>An audit trail chained by hash and signed: a changed entry shows</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>How was this figure made?</Trans>
          </dt>
          <dd>
            <Trans>Inputs, formula, source and method version beside every figure</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Could a taster have seen it?</Trans>
          </dt>
          <dd>
            <Trans>
              Identities are never sent to a booth, medians never before the oil is assessed
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Can you compute it again?</Trans>
          </dt>
          <dd>
            <Trans>Yes: the same figure, years later, from the signed sheets</Trans>
          </dd>
        </div>
      </dl>
    </section>
  );
}
