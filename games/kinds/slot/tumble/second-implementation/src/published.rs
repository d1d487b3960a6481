//! The mathematics of a tumbling slot as `games/<code>/published/<version>.json` has them.

use crate::json::{self, Fields, Value};

pub struct Mathematics {
    pub code: String,
    pub version: u64,
    pub bet_coins: u64,
    pub heights: Vec<Vec<Height>>,
    pub symbols: Vec<Symbol>,
    pub base_strips: Vec<Vec<String>>,
    pub free_strips: Option<Vec<Vec<String>>>,
    pub evaluation: Evaluation,
    pub pays: Vec<Pay>,
    pub scatter_pays: Vec<ScatterPay>,
    pub has_tumbles: bool,
    pub base_growth: Growth,
    pub free_growth: Growth,
    pub is_growth_kept: bool,
    pub multipliers: Option<Multipliers>,
    pub free_spins: Option<FreeSpins>,
    pub max_win_bets: u64,
}

pub struct Height {
    pub height: usize,
    pub weight: u32,
}

pub struct Symbol {
    pub id: String,
    pub kind: Kind,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    Low,
    High,
    Wild,
    Scatter,
    Multiplier,
}

#[derive(Clone, Copy)]
pub enum Evaluation {
    Cluster { least: u32 },
    Anywhere { least: u32 },
    Ways,
}

pub struct Pay {
    pub symbol: String,
    pub count: usize,
    pub coins: u64,
}

pub struct ScatterPay {
    pub count: usize,
    pub bets: u64,
}

#[derive(Clone, Copy)]
pub struct Growth {
    pub start: u64,
    pub step: u64,
    pub max: u64,
}

pub struct Multipliers {
    pub symbol: String,
    pub values: Vec<MultiplierValue>,
    pub is_kept: bool,
}

pub struct MultiplierValue {
    pub multiplier: u64,
    pub weight: u32,
}

pub struct FreeSpins {
    pub awards: Vec<Award>,
    pub retriggers: Vec<Award>,
    pub max_spins: u64,
}

pub struct Award {
    pub scatters: usize,
    pub spins: u64,
}

/// Reads the mathematics of a published file. Titles and other words for people are left alone.
///
/// # Errors
/// Names the field that is missing, of another type, or not known.
pub fn read(text: &str) -> Result<Mathematics, String> {
    let mut file = Fields::of(json::parse(text)?, "file")?;
    file.object("mathematics", |fields| {
        let (base_strips, free_strips) = fields.object("strips", |strips| {
            let base = rings(strips.take("base")?, &strips.path("base"))?;
            let free = match strips.take("free")? {
                Value::Null => None,
                value => Some(rings(value, &strips.path("free"))?),
            };
            Ok((base, free))
        })?;
        let (base_growth, (free_growth, is_growth_kept)) = fields.object("growth", |both| {
            let free = |fields: &mut Fields| Ok((growth(fields)?, fields.flag("is_kept")?));
            Ok((both.object("base", growth)?, both.object("free", free)?))
        })?;
        Ok(Mathematics {
            code: fields.text("code")?,
            version: fields.whole("version")?,
            bet_coins: fields.whole("bet_coins")?,
            heights: heights(fields.take("heights")?, &fields.path("heights"))?,
            symbols: fields.objects("symbols", symbol)?,
            base_strips,
            free_strips,
            evaluation: fields.object("evaluation", evaluation)?,
            pays: fields.objects("pays", |pay| {
                Ok(Pay {
                    symbol: pay.text("symbol")?,
                    count: size(pay, "count")?,
                    coins: pay.whole("coins")?,
                })
            })?,
            scatter_pays: fields.objects("scatter_pays", |pay| {
                Ok(ScatterPay { count: size(pay, "count")?, bets: pay.whole("bets")? })
            })?,
            has_tumbles: fields.flag("has_tumbles")?,
            base_growth,
            free_growth,
            is_growth_kept,
            multipliers: fields.optional("multipliers", multipliers)?,
            free_spins: fields.optional("free_spins", |spins| {
                Ok(FreeSpins {
                    awards: spins.objects("awards", award)?,
                    retriggers: spins.objects("retriggers", award)?,
                    max_spins: spins.whole("max_spins")?,
                })
            })?,
            max_win_bets: fields.whole("max_win_bets")?,
        })
    })
}

fn size(fields: &mut Fields, name: &str) -> Result<usize, String> {
    let number = fields.whole(name)?;
    usize::try_from(number).map_err(|_| format!("{}: it is too large", fields.path(name)))
}

fn weight(fields: &mut Fields) -> Result<u32, String> {
    let number = fields.whole("weight")?;
    u32::try_from(number).map_err(|_| format!("{}: it is too large", fields.path("weight")))
}

fn rings(value: Value, path: &str) -> Result<Vec<Vec<String>>, String> {
    json::list(value, path, |ring, path| json::list(ring, path, json::text))
}

fn heights(value: Value, path: &str) -> Result<Vec<Vec<Height>>, String> {
    json::list(value, path, |reel, path| {
        json::list(reel, path, |each, path| {
            json::read_object(each, path, |each| {
                Ok(Height { height: size(each, "height")?, weight: weight(each)? })
            })
        })
    })
}

fn symbol(fields: &mut Fields) -> Result<Symbol, String> {
    let kind = match fields.text("kind")?.as_str() {
        "low" => Kind::Low,
        "high" => Kind::High,
        "wild" => Kind::Wild,
        "scatter" => Kind::Scatter,
        "multiplier" => Kind::Multiplier,
        other => return Err(format!("{}: {other} is not known", fields.path("kind"))),
    };
    Ok(Symbol { id: fields.text("id")?, kind })
}

fn evaluation(fields: &mut Fields) -> Result<Evaluation, String> {
    let kind = fields.text("kind")?;
    let mut least = || {
        let number = fields.whole("least")?;
        u32::try_from(number).map_err(|_| format!("{}: it is too large", fields.path("least")))
    };
    match kind.as_str() {
        "cluster" => Ok(Evaluation::Cluster { least: least()? }),
        "anywhere" => Ok(Evaluation::Anywhere { least: least()? }),
        "ways" => Ok(Evaluation::Ways),
        other => Err(format!("{}: {other} is not known", fields.path("kind"))),
    }
}

fn growth(fields: &mut Fields) -> Result<Growth, String> {
    Ok(Growth { start: fields.whole("start")?, step: fields.whole("step")?, max: fields.whole("max")? })
}

fn multipliers(fields: &mut Fields) -> Result<Multipliers, String> {
    Ok(Multipliers {
        symbol: fields.text("symbol")?,
        values: fields.objects("values", |value| {
            Ok(MultiplierValue { multiplier: value.whole("multiplier")?, weight: weight(value)? })
        })?,
        is_kept: fields.flag("is_kept")?,
    })
}

fn award(fields: &mut Fields) -> Result<Award, String> {
    Ok(Award { scatters: size(fields, "scatters")?, spins: fields.whole("spins")? })
}
