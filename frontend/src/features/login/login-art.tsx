import { classes } from '../../shared/ui/classes';
import { Forest, FOREST_GREEN } from '../../shared/ui/araucarias';
import css from './login-art.module.css';

export const LoginArt = () => (
  <div className={classes(FOREST_GREEN, css.art)}>
    <Forest className={css.forest} />
    <p className={classes('at-display-text', css.claim)}>Cada contratação bem feita cria raízes.</p>
  </div>
);
