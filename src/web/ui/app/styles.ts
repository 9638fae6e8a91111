// The style sheets of Mantine's components that both hydrated areas show, in its own order; those of the back office
// alone stand in office-styles.ts. A test compares both lists with what the screens import. Each sheet lies in the
// layer `mantine`, so that a screen's own styles win.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './theme-variables.css';
import './inputs.css';
