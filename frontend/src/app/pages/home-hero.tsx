import type { HomePartsQuery } from '../../generated/graphql';
import { Forest, FOREST_GREEN } from '../../shared/ui/araucarias';
import { classes } from '../../shared/ui/classes';
import { ArrowForward } from '../../generated/plain-icons';
import { ButtonLink } from '../../shared/ui/links';
import css from './home-hero.module.css';

interface HeroProps {
  open: number | undefined;
  /** Chosen by administrators; without one there is the drawing. */
  picture: HomePartsQuery['homePicture'] | undefined;
}

export const Hero = ({ open, picture }: HeroProps) => (
  <section className={FOREST_GREEN}>
    {!picture && <Forest className={css.forest} />}
    <div className={classes('at-container', picture ? css.pictured : css.text)}>
      <div>
        <p className={classes('at-overline', css.kicker)}>Carreiras na Araucária Software</p>
        <h1 className={classes('at-h1', css.claim)}>
          Software que fica de pé por gerações começa com gente.
        </h1>
        <p className={classes('at-body1', css.lead)}>
          Envie o seu currículo em PDF e candidate-se em poucos minutos.
        </p>
        <div className={css.actions}>
          <ButtonLink
            to="/vagas"
            variant="contained"
            size="large"
            endIcon={<ArrowForward />}
            className={css.open}
          >
            Ver oportunidades
          </ButtonLink>
          <p className={classes('at-body1', css.count)}>{open !== undefined && `${open} vagas abertas!`}</p>
        </div>
      </div>
      {picture && (
        <img
          className={css.picture}
          alt={picture.alt}
          src={picture.address}
          srcSet={picture.sources}
          sizes="(min-width: 900px) 45vw, 100vw"
          width={picture.width}
          height={picture.height}
          fetchPriority="high"
        />
      )}
    </div>
  </section>
);
