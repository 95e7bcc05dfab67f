// The picture of each scenario of Dewan, in the order of the rulebook.

import classic from "./pictures/classic.svg";
import downpour from "./pictures/downpour.svg";
import lake from "./pictures/lake.svg";
import team from "./pictures/team.svg";
import volcano from "./pictures/volcano.svg";

export const PICTURES: Record<string, string> = { classic, team, downpour, volcano, lake };
export const SCENARIOS = Object.keys(PICTURES);
