/** What React Router knows of a screen's files, from the manifest of the build. */
export interface RouteFiles {
  readonly id: string;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
/** The modules that are there, by the route's id. */
export type RouteModules = Record<string, unknown>;
type Load = (route: RouteFiles, modules: RouteModules) => Promise<unknown>;

export const importModule = ({ module }: RouteFiles): Promise<unknown> => import(/* @vite-ignore */ module);

let load: Load = importModule;

/** Sets what loads the modules of screens. */
export const loadRouteModulesBy = (given: Load) => {
  load = given;
};

/**
 * Takes the place of React Router's function of this name (vite.config.ts), which reloads the page when a module does
 * not arrive: without a connection that ends on the browser's error page, and what was typed is lost.
 */
export const loadRouteModule: Load = async (route, modules) =>
  route.id in modules ? modules[route.id] : load(route, modules);
