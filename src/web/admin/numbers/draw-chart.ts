import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip);

/** What a picture shows: a value of each series for each label. */
export interface ChartContent {
  readonly isStacked?: boolean;
  readonly labels: readonly string[];
  readonly series: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** how a value is said beside its bar, and in short at the axis */
  readonly say: (value: number) => string;
  readonly sayShort: (value: number) => string;
}

/** The house's colours, each to be told from the next on white. */
const COLOURS = ['#0e7c5a', '#ffb224', '#d6403c', '#1f6fb2', '#8a5600', '#4c5b55'];

/** Draws into a canvas. @returns what ends it */
export const drawChart = (canvas: HTMLCanvasElement, content: ChartContent): (() => void) => {
  const { isStacked = false, labels, series, say, sayShort } = content;
  Chart.defaults.font.family = getComputedStyle(canvas).fontFamily;
  Chart.defaults.color = getComputedStyle(canvas).color;
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: [...labels],
      datasets: series.map(({ label, values }, place) => ({
        label,
        data: [...values],
        backgroundColor: COLOURS[place % COLOURS.length],
        borderColor: COLOURS[place % COLOURS.length],
        maxBarThickness: 48,
      })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      scales: {
        x: { stacked: isStacked, grid: { display: false } },
        y: {
          stacked: isStacked,
          beginAtZero: true,
          ticks: { precision: 0, maxTicksLimit: 6, callback: (value) => sayShort(Number(value)) },
        },
      },
      plugins: {
        legend: { display: series.length > 1, position: 'bottom' },
        tooltip: {
          callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${say(parsed.y ?? 0)}` },
        },
      },
    },
  });
  return () => chart.destroy();
};
